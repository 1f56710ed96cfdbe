// Files of messages, fetched over the line of whoever sees them, and kept for as long as this person looks.

const addresses = new Map();

/** The address of a file on this page; undefined until it is here, when `arrived` is called. */
export function addressOf(wire, message, file, arrived) {
  if (!addresses.has(file)) {
    addresses.set(file, undefined);
    wire
      .ask("file", { message, file })
      .then(({ type, data }) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        addresses.set(file, URL.createObjectURL(new Blob([bytes], { type })));
        arrived();
      })
      .catch(() => addresses.delete(file));
  }
  return addresses.get(file);
}

/** Forget everything that the last person saw. */
export function forgetFiles() {
  for (const address of addresses.values()) if (address) URL.revokeObjectURL(address);
  addresses.clear();
}

/** A chosen file as a wish wants it. */
export async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    letters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return { name: file.name, type: file.type, data: btoa(letters) };
}

/** A size as people write it. */
export const sizeInWords = (bytes) => (bytes < 1024 ? `${bytes} bytes` : bytes < 1048576 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1048576).toFixed(1)} MB`);
