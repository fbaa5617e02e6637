/** How a match ended, by the outcome's reason. */
export const ENDINGS: Readonly<Record<string, string>> = {
  rounds: 'Die letzte Runde ist abgerechnet. Wer das größte Vermögen aufgebaut hat, gewinnt.',
  endCampaign: 'Die Kampagne ist beendet. Wer das größte Vermögen aufgebaut hat, gewinnt.',
}
