## Le ragioni di un consiglio

macht_ohnmacht-hint-overthrow = Conquisti { $region } per { $attack } a { $defence }, con { $margin } di scarto, e ne scacci { $pieces }.
macht_ohnmacht-hint-saves = { $region } resta tua.
macht_ohnmacht-hint-bid =
    { $sure ->
        [yes] Nessuno può offrire di più: { $name } non ha più di { $most }. Se vinci, restano { $left } pezzi attivi nella tua riserva personale.
       *[no] { $name } può offrire fino a { $most }. Se vinci, restano { $left } pezzi attivi nella tua riserva personale.
    }
macht_ohnmacht-hint-active-now =
    { $saved ->
        [yes] Se nessun pezzo viene salvato, hai allora { $own ->
            [one] { $own } regione attiva
           *[other] { $own } regioni attive
        }, e { $name } ne ha { $other }.
       *[no] Hai allora { $own ->
            [one] { $own } regione attiva
           *[other] { $own } regioni attive
        }, e { $name } ne ha { $other }.
    }
macht_ohnmacht-hint-active-next =
    { $saved ->
        [yes] Se nessun pezzo viene salvato, hai { $own ->
            [one] { $own } regione che sarà attiva
           *[other] { $own } regioni che saranno attive
        } nel prossimo ciclo, e { $name } ne ha { $other }.
       *[no] Hai allora { $own ->
            [one] { $own } regione che sarà attiva
           *[other] { $own } regioni che saranno attive
        } nel prossimo ciclo, e { $name } ne ha { $other }.
    }
macht_ohnmacht-hint-last-cube =
    { $saved ->
        [yes] Allora non resta nessun cubo. Se nessun pezzo viene salvato, il ciclo si conta con { $own } regioni attive a { $other }: hai { $total } su { $goal }, e { $name } ha { $rival }.
       *[no] Allora non resta nessun cubo: il ciclo si conta con { $own } regioni attive a { $other }, hai { $total } su { $goal }, e { $name } ha { $rival }.
    }
macht_ohnmacht-hint-opens = Poi puoi conquistare { $region } con { $tile } per { $attack } a { $defence }, con { $margin } di scarto.
macht_ohnmacht-hint-denies = Con questa tessera { $name } potrebbe conquistare { $region } per { $attack } a { $defence }, con { $margin } di scarto, e ora non può prenderla.
macht_ohnmacht-hint-recruits =
    { $count ->
        [0] Nessun pezzo, ma il tempo passa.
        [one] { $count } pezzo passa dalla riserva generale alla tua riserva personale.
       *[other] { $count } pezzi passano dalla riserva generale alla tua riserva personale.
    }
macht_ohnmacht-hint-serpent = Rischio: { $name } ha un Serpente e può annullarla.
macht_ohnmacht-hint-exposed =
    { $means ->
        [hand] Rischio: { $name } ha { $tile } e può conquistare { $region } per { $attack } a { $defence }, con { $margin } di scarto.
       *[display] Rischio: { $name } può prendere { $tile } e conquistare { $region } per { $attack } a { $defence }, con { $margin } di scarto.
    }

## Che cosa credeva un computer

macht_ohnmacht-belief-bid =
    { $count ->
        [0] Mi aspettavo che { $name } non offrisse nulla ({ $percent }%).
        [one] Mi aspettavo che { $name } offrisse { $count } pezzo ({ $percent }%).
       *[other] Mi aspettavo che { $name } offrisse { $count } pezzi ({ $percent }%).
    }
