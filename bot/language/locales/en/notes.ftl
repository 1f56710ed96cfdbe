### What somebody writes down for himself at a match: a note, and marks on his own pictures. Nobody else reads any of it.

command-note-name = note
command-note-description = Write a note on this match that only you can read
command-mark-name = mark
command-mark-description = Mark on your own pictures of the board what you believe
button-notes = Note
button-note = Write a note
button-marks-clear = Remove all marks
notes-title = Your notes
notes-private = Nobody else sees what you write and mark here; your marks stand on your own pictures only. A mark goes by itself once what it is about is known, or its round is over.
# $text is free text.
notes-folded = Your note: { $text }
notes-form = Your note
notes-form-about = At most { $most } characters. Leave it empty to delete the note.
notes-kept = Your note is kept.
notes-deleted = Your note is deleted.
notes-changed-meanwhile = The note was changed elsewhere while you wrote. What you wrote last is kept; below is what stood there.
notes-nothing-to-mark = There is nothing to mark now.
# $place names a place of the game, $word what somebody believes of it: "Ada: the Traitor".
notes-mark = { $place }: { $word }
# $marks are several of them.
notes-marks = You have marked: { $marks }.
notes-no-mark = No mark
menu-mark-place = Choose what you have a guess about
menu-mark-word = { $place }: choose what you believe
refused-mark-gone = This can no longer be marked: it is known by now, or its round is over. Type /mark to see what can.
