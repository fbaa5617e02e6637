/** A hint of the guided first round, and the part of the table it is about. */
export interface Hint {
  readonly about:
    | 'estate'
    | 'resources'
    | 'phases'
    | 'actions'
    | 'odds'
    | 'gainMaterials'
    | 'moneySell'
    | 'alternatives'
    | 'ready'
    | 'conversion'
    | 'next'
  readonly title: string
  readonly text: string
}

/** [issue 7, 6] The first round for those who have never played: what they own, what to do with it, what comes of it. */
export const GUIDE: readonly Hint[] = [
  {
    about: 'estate',
    title: 'Das ist dein Haus',
    text: 'Dir gehören eine ausbaubedürftige Domäne, ein verpachtetes Stadthaus, ein kleines Amt, eine Werkstatt und ein Lager. Jede Karte sagt, was sie einbringt und was sie kostet.',
  },
  {
    about: 'resources',
    title: 'Was bleibt und was vergeht',
    text: 'Gold und Waren behältst du. Arbeitskraft (AK) und Einfluss gelten nur für diese Runde: Was du nicht nutzt, wird am Ende für ein Viertel Gold verkauft. Gib es also lieber aus.',
  },
  {
    about: 'phases',
    title: 'Vier Phasen hat eine Runde',
    text: 'Im Unterhalt kommt Einkommen und gehen Kosten, dann handelst du, dann arbeiten Werkstätten und Lager, dann klingt die Runde aus. Jetzt bist du bei den Aktionen.',
  },
  {
    about: 'actions',
    title: 'Zwei Aktionen und ein Ausbau',
    text: 'Du hast zwei Aktionen, jede Art nur einmal je Runde, und dazu einen freien Ausbau: Einrichtung, Werkstatt, Lager oder Fachkraft. Umstellen und Reparieren kostet nie eine Aktion.',
  },
  {
    about: 'odds',
    title: 'Die Probe',
    text: 'Bei fast jeder Aktion wirfst du einen W20 und zählst 3 dazu. Je weiter du über der Schwierigkeit (SG) liegst, desto besser wird es. Der Balken zeigt dir die Aussichten, bevor du wirfst.',
  },
  {
    about: 'gainMaterials',
    title: 'Zuerst: die Felder bestellen',
    text: 'Wähle „Material gewinnen“, Domänenverwaltung, mit 4 AK. Meistens bringt das 32 Getreide oder mehr. Eine AK behältst du übrig.',
  },
  {
    about: 'moneySell',
    title: 'Danach: verkaufen',
    text: 'Verkaufe 18 Getreide, das sind drei Einsätze. Ab dem vierten Einsatz würde die Probe um 4 schwerer. Behalte etwa 20: 8 für die Werkstatt und Vorrat für die nächste Runde.',
  },
  {
    about: 'alternatives',
    title: 'Oder etwas anderes',
    text: 'Du kannst auch Geld verleihen, um nächste Runde mehr zu haben, oder dauerhaften Einfluss gewinnen, der sich bis zum Schluss jede Runde auszahlt. Für Käufe ist dein Beutel noch zu klein.',
  },
  {
    about: 'ready',
    title: 'Fertig?',
    text: 'Melde dich bereit. Sobald alle bereit sind, geht es weiter. Bis dahin darfst du es dir noch anders überlegen.',
  },
  {
    about: 'conversion',
    title: 'Die Umwandlung',
    text: 'Deine Werkstatt macht aus 8 Getreide 2 Getreidefladen, dein Lager hebt 15 RM und 5 SM auf, das Wertvollste zuerst. Alles Übrige wird zu Gold, auch AK und Einfluss.',
  },
  {
    about: 'next',
    title: 'So geht es weiter',
    text: 'Ab Runde 2 kosten Domänen, Werkstatt und Lager Unterhalt, deine Leute wollen essen, und Ereignisse mischen sich ein. Gute nächste Ziele: die Stammdomäne ausbauen (8 Gold, 4 AK) oder Stadtbesitz erwerben (12 Gold).',
  },
]
