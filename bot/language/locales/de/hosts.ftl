### Wer wo sitzt: Tische für Eingeladene, /entfernen, /fernhalten, /tisch-verlegen. Für Hosts und die Moderation.

command-remove-name = entfernen
command-remove-description = Jemanden vom Tisch in diesem Kanal entfernen, mit einem Grund, den der Tisch sieht
command-keep-away-name = fernhalten
command-keep-away-description = Jemanden von allen Tischen dieses Servers fernhalten (für die Moderation)
command-keep-away-other-name = person
command-keep-away-other-description = Wen; ohne jemanden siehst du, wer ferngehalten wird
command-move-table-name = tisch-verlegen
command-move-table-description = Die Partie in diesem Kanal in einem anderen weitergehen lassen (für die Moderation)
command-move-table-channel-name = kanal
command-move-table-channel-description = Wo sie weitergeht

## Ein Tisch nur für Eingeladene

menu-challenge = Herausfordern
challenge-question = Du forderst { $name } heraus. Der Tisch wird in diesem Kanal aufgestellt, und nur ihr beide setzt euch daran.
menu-challenge-game = Wähle ein Spiel
challenge-opened = Der Tisch ist offen. Wer herausgefordert ist, erfährt es, wenn du „Jetzt rufen“ drückst.
refused-challenge = Fordere jemand anderen heraus: eine andere Person dieses Servers.
menu-invite = Nur Eingeladene: Wähle, wer
button-call-invited = Jetzt rufen
invited-called = Die Eingeladenen werden gerufen.
lobby-closed = Nur für Eingeladene: { $names }
notice-invited = { $people }, { $by } lädt euch an einen Tisch für { $game } ein. Drückt „Mitspielen“ auf der Karte in { $channel }.
refused-invite-later = An diesem Tisch sitzen schon andere, und er war für alle offen. Stell für Eingeladene einen eigenen Tisch auf.
refused-all-called = Alle Eingeladenen sind schon gerufen oder sitzen hier.
refused-not-invited = Dieser Tisch ist nur für Eingeladene. Der Host kann dich einladen, oder du stellst mit /spielen einen eigenen auf.

## Vom Tisch entfernt

remove-question-lobby = Wähle, wen du von diesem Tisch entfernst. Der Platz ist dann wieder frei; danach schreibst du den Grund, den der Tisch sieht.
remove-question-running = Wähle, wen du aus dieser Partie entfernst. Der Platz bleibt, und mit /einspringen kann ihn jemand übernehmen; danach schreibst du den Grund, den der Tisch sieht.
remove-form = Vom Tisch entfernen
remove-reason = Grund
remove-reason-about = Der Tisch und die entfernte Person lesen ihn.
removed = Erledigt. Der Tisch liest es im Kanal, die entfernte Person in einer Direktnachricht.
notice-removed =
    { $by } hat { $name } vom Tisch entfernt: „{ $reason }“{ $status ->
        [running] {" "}Mit /einspringen kann jemand Neues den Platz übernehmen.
       *[lobby] {""}
    }
notice-you-are-removed =
    Du wurdest aus Partie { $match } ({ $game }) in { $channel } entfernt: „{ $reason }“{ $status ->
        [running] {" "}Die Partie zählt für dich nicht.
       *[lobby] {""}
    }
refused-no-reason = Schreib, warum. Der Tisch sieht den Grund.
refused-removed = Du wurdest von diesem Tisch entfernt und kannst dich nicht wieder daran setzen. Andere Tische stehen dir offen.
refused-nobody-to-remove = Außer dir sitzt niemand an diesem Tisch.

## Von allen Tischen ferngehalten

keep-away-title = Wer sich an keinen Tisch dieses Servers setzt
keep-away-done = { $name } setzt sich von jetzt an an keinen Tisch dieses Servers. Plätze in Partien bleiben; /entfernen nimmt sie.
keep-away-how = Davon erfährt nur, wer einen Tisch aufstellen, mitspielen, suchen oder einspringen will.
menu-let-back = Wähle, wer sich wieder setzen darf
refused-kept-away = Die Moderation dieses Servers hält dich von seinen Tischen fern. Frag sie.
refused-banned = Wer diesen Bot betreibt, hält dich von allen Tischen fern. Frag dort nach.
refused-server-banned = Wer diesen Bot betreibt, lässt in diesem Server keine Tische mehr zu. Begonnene Partien gehen weiter.

## In einen anderen Kanal

table-moved = Die Partie geht in { $channel } weiter.
notice-moved = Die Partie geht in { $channel } weiter. Die Fristen bleiben, wie sie sind.
notice-moved-by = { $by } hat die Partie verlegt: Sie geht in { $channel } weiter. Die Fristen bleiben, wie sie sind.
refused-no-posts-there = In { $channels } lässt sich nichts schreiben. Wähle einen Textkanal, einen Sprachkanal oder einen Thread, der nicht gesperrt ist.
refused-own-permissions-there = Dir fehlen Rechte in { $channels }: { $missing }. Wer ihn verwaltet, kann sie dir geben.
refused-permissions-there = Mir fehlen Rechte in { $channels }: { $missing }. Wer ihn verwaltet, kann sie mir geben.
permission-manage-messages = Nachrichten verwalten
