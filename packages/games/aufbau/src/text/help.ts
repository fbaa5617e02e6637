import type { OfficeKind, OrganizationKind, SpecialistKind, TroopKind } from '../estate.ts'
import type { Phase } from '../state.ts'

/** Short help, each in at most 220 characters. What things are worth and cost stands beside it on the table. */
export const RESOURCE_HELP = {
  gold: 'Die Währung, die bleibt. Nur der Unterhalt kann dich ins Minus bringen; solange du im Minus bist, kannst du nichts kaufen.',
  labor:
    'Arbeitskraft (AK) gilt nur für diese Runde. Sie bestellt Domänen und unterhält Werkstätten, Lager und Bauten. Der Rest wird zu einem Viertel Gold.',
  influence:
    'Gilt nur für diese Runde und bezahlt Ämter, Organisationen, Leute und Politik. Der Rest wird zu einem Viertel Gold.',
  information:
    'Kommt aus gelungener Politik und bleibt. Jede gibt +2 auf einen politischen Wurf oder wird zu 2 Gold oder 4 Einfluss.',
  raw: 'Rohmaterial (RM) kommt von den Domänen. Werkstätten verarbeiten es, Lager heben es auf, der Rest wird je 4 zu 1 Gold.',
  special:
    'Sondermaterial (SM) kommt aus Werkstätten und vom Handel. Ohne Lager wird es am Ende der Runde für 2 Gold das Stück verkauft.',
  magicPower:
    'Zauberkraft (ZK) ist selten. Im Grundspiel bringt sie nur ein Ereignis; der volle Katalog braucht sie für magische Bauten.',
  combat: 'Offene Kampfkraft (KK) kommt von Truppen. Je 2 davon geben +1 auf Verteidigung, und je 2 wollen 1 Nahrung.',
} as const satisfies Readonly<Record<string, string>>

export const TRACKER_HELP = {
  kw: 'Konsequenzen (KW): Ab 4, 8, 12 und 16 werden politische Schritte um 1, 2, 3 und 4 schwerer. Ohne Politik sinken sie jede Runde um 1.',
  as: 'Ansehen (AS) von −6 bis 6: Ab 2 und 4 werden Einflussgewinn und neue Posten um 1 und 2 leichter, ab −2 und −4 ebenso schwerer.',
  n: 'Neider (N): Ab 3, 6 und 9 schlagen sie vor der Abrechnung zu und kosten 4, 8 oder 12 Gold oder Einfluss. Ohne Politik sinken sie jede Runde um 1.',
  loyalty:
    'Loyalität (LO) von 0 bis 6: Ab 3 sind die Leute zuverlässig, bei 1 und 2 nur jede zweite Runde, bei 0 laufen sie davon.',
  unrest: 'In Aufruhr bringt ein Ort nichts ein, kostet aber weiter. Ab Loyalität 3 kehrt Ruhe ein.',
  score:
    'Goldwert: dein ganzes Vermögen in Gold, Posten mit Preis und zehn Runden Ertrag. AK und Einfluss zählen, solange die Runde läuft, am Ende nicht mehr. Der höchste gewinnt.',
} as const satisfies Readonly<Record<string, string>>

export const PHASE_HELP: Readonly<Record<Phase, string>> = {
  maintenance:
    'Märkte und Ereignisse werden gewürfelt, Neider schlagen zu, Einkommen kommt, Unterhalt und Nahrung gehen. In Runde 1 ist noch kein Unterhalt fällig.',
  actions:
    'Alle handeln gleichzeitig. Jede Art von Aktion geht nur einmal je Runde; Bauen und Anwerben nutzt zuerst die freien Ausbauten. Umstellen und Reparieren kostet keine Aktion.',
  conversion:
    'Unterhaltene Werkstätten verarbeiten Rohmaterial, Lager heben auf, was hineinpasst, alles andere wird zu Gold.',
  reset:
    'Wer keine Politik gemacht hat, wird weniger beneidet; unzufriedene Leute wechseln zwischen Arbeit und Aufruhr.',
}

export const POST_HELP = {
  domain:
    'Land: bringt Arbeitskraft und Rohmaterial, kostet Gold und bietet Platz für Pächter, Einrichtungen, Werkstatt und Lager.',
  city: 'Stadtbesitz: verpachtet bringt er Gold, Einfluss und Arbeitskraft ohne Unterhalt; in Eigenproduktion bietet er Platz für Werkstätten und Lager.',
  office:
    'Amt: bringt jede Runde Einfluss oder Gold, wie du willst, ohne Unterhalt. Größere Ämter setzen zwei kleinere voraus.',
  organization:
    'Organisation: je Art nur eine, die du von klein bis groß aufbaust. Sie braucht einen Stadtbesitz von mindestens ihrer Größe.',
  trade:
    'Handelsunternehmung: stellt Werkzeuge her oder macht Sondermaterial zu Gold, öffnet eigene Märkte und erlaubt größere Geschäfte.',
  workshop:
    'Werkstatt: macht in der Umwandlung aus je 4 Rohmaterial 1 Sondermaterial oder aus Rohmaterial besseres. Ohne Unterhalt steht sie still.',
  storage: 'Lager: bewahrt am Ende der Runde das Wertvollste auf. Ohne Unterhalt bleibt es leer.',
  troops: 'Truppen: geben Kampfkraft für Verteidigung und zum Beschädigen, kosten jede Runde Sold und Nahrung.',
  personal:
    'Privaträume: bis zu sechs, jeder bringt Einfluss und Platz für eine Fachkraft mehr. Nichts kann sie beschädigen.',
  specialist:
    'Fachkraft: bringt durch ihre Eigenart Vor- und Nachteile. Kunsthandwerker und Werkstattmeister öffnen größere Werkstätten.',
  followers:
    'Pächter, Anhänger, Klienten: Jede Stufe, rund 250 Menschen, bringt 1 AK und 1 Gold, auf Domänen auch 2 RM, und isst 1 Nahrung.',
  facility:
    'Einrichtung: an Ämtern, Organisationen, Handelsunternehmungen, Werkstätten und in Privaträumen bringt sie jede Runde Einfluss.',
  project:
    'Bauvorhaben: Die erste Runde zahlst du beim Baubeginn, die anderen im Unterhalt. Fehlt Arbeitskraft, ruht der Bau ohne Verlust.',
  market:
    'Alle vier Runden ändern sich die Preise. Was gefragt ist, bringt je Einsatz mehr und kostet beim Kauf ebenso viel mehr.',
  event:
    'Je vier Runden lang bestimmen zwei Ereignisse das Geschehen, manchmal auch ein drittes. Runde 1 bleibt ruhig.',
} as const satisfies Readonly<Record<string, string>>

export const ORGANIZATION_HELP: Readonly<Record<OrganizationKind, string>> = {
  underworld:
    'Bringt viel Gold und Einfluss, je größer dein größter Stadtbesitz ist, kostet aber Gold und Arbeitskraft. Erlaubt mehr Schläger.',
  spy: 'Bringt viel Einfluss und kostet nur Gold. Hat keine Anhänger.',
  cult: 'Bringt Einfluss und Arbeitskraft, erleichtert Einflussgewinn und erlaubt mehr Schläger. Groß gibt er eine Bonusaktion.',
  collegiumTrade: 'Bringt Arbeitskraft und erleichtert alle Geldaktionen. Groß gibt es eine Bonusaktion.',
  collegiumCraft: 'Bringt Arbeitskraft und erleichtert Materialgewinn. Groß gibt es eine Bonusaktion.',
}

export const OFFICE_KIND_HELP: Readonly<Record<OfficeKind, string>> = {
  cityAdministration: 'Gewinnt bei großer Bautätigkeit in der Hauptstadt.',
  churchOversight: 'Gewinnt bei Kultüberprüfungen und an Feiertagen, kostet dann aber auch Gold.',
  courtOffice: 'Gewinnt bei Säuberungen und Konflikten, kann bei einer Säuberung aber verloren gehen.',
  provinceAdministration: 'Ein ruhiges Amt, das im Grundspiel kein Ereignis berührt.',
  militaryOffice: 'Gewinnt bei Musterung, Konflikten und Plünderungen.',
}

export const TROOP_HELP: Readonly<Record<TroopKind, string>> = {
  bodyguard: '2 Kampfkraft je Stufe, aber teuer: braucht Rüstungen und Waffen. Ämter erlauben mehr davon.',
  militia: '1 Kampfkraft je Stufe, billiger Sold, braucht Waffen. Domänen erlauben mehr davon.',
  mercenary: '2 Kampfkraft je Stufe, nur für Gold. Mehr als vier Stufen gibt es nicht.',
  thug: '1 Kampfkraft je 2 Stufen, billig. Städte, Unterwelt und Kult erlauben mehr davon.',
}

/** What fields are good for in v1; with the full catalogue their effects speak for themselves. */
export const SPECIALIST_HELP: Readonly<Record<SpecialistKind, string>> = {
  tactician: 'Bringt im Grundspiel nur seine Eigenart mit.',
  wizard: 'Bringt im Grundspiel nur seine Eigenart mit.',
  administrator: 'Bringt im Grundspiel nur seine Eigenart mit.',
  strategist: 'Bringt im Grundspiel nur seine Eigenart mit.',
  cleric: 'Bringt im Grundspiel nur seine Eigenart mit.',
  financier: 'Bringt im Grundspiel nur seine Eigenart mit.',
  politician: 'Bringt im Grundspiel nur seine Eigenart mit.',
  builder: 'Bringt im Grundspiel nur seine Eigenart mit.',
  workshop: 'Öffnet mittlere und, ab erfahren, große Werkstätten und arbeitet in der Gasse der Kunsthandwerker.',
  enforcer: 'Bringt im Grundspiel nur seine Eigenart mit.',
  artisan: 'Öffnet mittlere und, ab erfahren, große Werkstätten und arbeitet in der Gasse der Kunsthandwerker.',
}
