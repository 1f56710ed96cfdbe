### Ce que chacun note pour lui-même.

command-note-name = note
command-note-description = Écrire une note sur cette partie que personne d’autre ne lit
command-mark-name = repère
command-mark-description = Poser sur tes propres images du plateau ce que tu crois
button-notes = Noter
button-note = Écrire une note
button-marks-clear = Ôter tous les repères
notes-title = Tes notes
notes-private = Personne d’autre ne voit ce que tu écris et marques ici ; tes repères ne figurent que sur tes propres images. Un repère disparaît de lui-même dès que la chose est connue ou que son moment est passé.
notes-folded = Ta note : { $text }
notes-form = Ta note
notes-form-about = { $most } caractères au plus. Laisse vide pour supprimer la note.
notes-kept = Ta note est gardée.
notes-deleted = Ta note est supprimée.
notes-changed-meanwhile = La note a été changée ailleurs pendant que tu écrivais. Ce que tu as écrit en dernier est gardé ; ce qui s’y trouvait est ci-dessous.
notes-nothing-to-mark = Il n’y a rien à marquer pour l’instant.
notes-mark = { $place } : { $word }
notes-marks = Tu as marqué : { $marks }.
notes-no-mark = Aucun repère
menu-mark-place = Choisis ce sur quoi tu as une idée
menu-mark-word = { $place } : choisis ce que tu crois
refused-mark-gone = Cela ne peut plus être marqué : c’est connu désormais, ou le moment est passé. Écris /repère pour voir ce qui peut l’être.
