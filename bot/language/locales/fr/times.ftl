command-time-name = heure
command-time-description = Ton fuseau horaire et les heures où l’on ne te dérange pas
command-time-zone-name = fuseau
command-time-zone-description = Une ville qui a ton heure
command-time-quiet-name = calme
command-time-quiet-description = Tes heures calmes, comme 22:30 – 6:15, dix heures au plus ; aucune pour ne pas en avoir
time-title = Ton heure
time-zone = Chez toi, il est { $zone }.
time-zone-lost = Je ne sais plus quel était ton fuseau horaire. Choisis-le de nouveau : d’ici là, tes heures calmes { $quiet } ne comptent pas.
time-quiet-none = Tu n’as pas d’heures calmes.
time-quiet = Tes heures calmes : { $quiet }.
time-shown = Tes tables les connaissent : rien n’est attendu de toi avant leur fin.
time-hidden = Tes tables ne les connaissent pas : les messages ne sonnent pas, mais les délais restent les mêmes.
time-since = Tes tables en tiennent compte à partir du { $due } ; jusque-là, tes heures d’avant valent.
time-how = Pendant les heures calmes, aucun de mes messages ne sonne, dix heures par jour au plus. Elles ne valent pas aux tables jouées en une soirée, et ce que tu y changes vaut pour les délais après un jour. Une ville qui n’est pas dans la liste peut s’écrire : /heure.
time-how-typed = Toutes les heures peuvent s’y écrire aussi, comme 22:30 – 6:15.
menu-zone = Choisir ton fuseau horaire
menu-quiet = Choisir tes heures calmes
menu-quiet-end = Choisir la fin de tes heures calmes
quiet-from = De { $time }
quiet-until = Jusqu’à { $time }
time-no-quiet = Pas d’heures calmes
button-show-quiet = Le dire à mes tables
button-hide-quiet = Le garder pour moi
refused-zone = « { $zone } » n’est pas un fuseau horaire que je connais. Choisis une ville de la liste, comme Europe/Rome.
refused-zone-several = « { $zone } » peut désigner plusieurs villes. Choisis la tienne dans le menu, ou une qui a ton heure.
refused-quiet-without-zone = Choisis d’abord ton fuseau horaire, pour que je sache quand sont tes heures calmes.
refused-quiet-length = Les heures calmes durent au plus { $hours } heures par jour. Choisis-en de plus courtes.
refused-quiet = Je ne sais pas lire « { $text } » comme des heures calmes. Écris de quand à quand, comme { $example }, ou choisis dans les menus.
refused-quiet-too-long = Je lis « { $text } » comme { $quiet }, et les heures calmes durent au plus { $hours } heures par jour. Écris de quand à quand, comme { $example }.

command-away-name = absence
command-away-description = T’absenter quelques jours, ou revenir : ce qui t’attend se repose, et les autres le savent
command-away-days-name = jours
command-away-days-description = Pour combien de jours à partir de maintenant, ou en plus ; 0 quand tu es de retour
away-title = Absence
away-there = { $server } : tu es là. Tu peux encore t’absenter { $left } jours ; le serveur en accorde { $allowance } par an.
away-until = { $server } : tu es en absence jusqu’au { $due }. Tu peux encore t’absenter { $left } jours ; le serveur en accorde { $allowance } par an.
away-how = Pendant ton absence, rien n’arrive à échéance pour toi et rien ne répond tout seul à ta place, même dans les fenêtres de réaction ; tes tables voient jusqu’à quand. Ce que tu as prévu d’avance est suivi. Un jour entamé compte en entier. Les tables jouées en une soirée n’attendent pas.
menu-away = Pour combien de jours ?
menu-away-longer = Combien de jours de plus ?
button-back = Je suis de retour
refused-away-days = Choisis un nombre de jours, par exemple /absence 5.
refused-away-nowhere = Tu ne joues en ce moment dans aucune partie d’un serveur. Utilise /absence sur le serveur où tu ne seras pas.
refused-away-too-long = C’est plus long que permis : il te reste { $days } jours dans { $server }, qui en accorde { $allowance } par an.

command-notify-name = notifications
command-notify-description = Comment je t’appelle : à chaque question, groupé ou une fois par jour ; et quand je te le rappelle
notify-title = Comment je t’appelle
notify-how = En mode groupé, chaque question ne sonne pas : à tes heures, un seul message dit tout ce qui t’attend encore, et le reste arrive sans bruit. Le rappel sonne quand même. Pendant les heures calmes (/heure), rien ne sonne. Personne d’autre n’apprend ton choix.
notify-how-without-zone = En mode groupé, chaque question ne sonne pas : à tes heures, un seul message dit tout ce qui t’attend encore, et le reste arrive sans bruit. Le rappel sonne quand même. Les heures sont celles de UTC tant que tu n’as pas choisi ton fuseau avec /heure. Personne d’autre n’apprend ton choix.
menu-notify-when = Quand dois-je t’appeler ?
menu-notify-lead = Quand dois-je te le rappeler ?
notify-each = À chaque question
notify-every = Groupé, toutes les { $hours } heures
notify-daily = Une fois par jour, à { $time }
notify-lead-usual = Quand il reste un quart du temps
notify-lead = { $length } avant la fin du délai
notify-lead-never = Jamais
button-calls = Notifications
button-less = Moins de messages
gathered =
    { $count ->
        [one] { $count } partie t’attend.
       *[other] { $count } parties t’attendent.
    }
