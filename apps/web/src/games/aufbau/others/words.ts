/** What one knows of the others. */
export const neighbourWords = {
  title: 'Nachbarn',
  lead: 'Was alle voneinander wissen.',
  you: 'du',
  ready: 'fertig',
  busy: 'handelt',
  away: 'nicht da',
  autopilot: 'Autopilot',
  as: 'Ansehen',
  none: 'keine',
  score: 'Goldwert',
  look: (name: string) => `Bücher von ${name} ansehen`,
  lookShort: 'Bücher ansehen',
  kinds: { domains: 'Domänen', cities: 'Stadtbesitz', offices: 'Ämter', trades: 'Handel' },
  organizations: 'Organisationen',
  troops: 'Truppen',
} as const
