import type { Voice } from './voice.ts'

/** PP-05: the dry language of offices. */
export const BOLETIN_MUNICIPAL: Voice = {
  EXPROPRIATION: [
    'Se oficializa la expropiación de {PROPERTY}',
    'Páguese {AMOUNT} a {OWNER} por justiprecio',
    'Se notifica a {OWNER}: predio de interés público',
  ],
  GLOBAL: [
    'Comunicado: {SHOCK}. Guarde calma y su recibo',
    'Se declara {SHOCK}. La ventanilla atiende igual',
    'Atención: {SHOCK}. Formulario en preparación',
  ],
  PACT_BROKEN: [
    'Queda sin efecto el acuerdo de {OWNER} y {RIVAL}',
    'Se archiva pacto de {OWNER}: incumplimiento',
    'Consta en acta: {OWNER} se apartó de lo firmado',
  ],
  ELECTION: [
    'Se proclama a {CANDIDATE}. Los trámites siguen',
    'Asume {CANDIDATE}. Cámbiese el retrato',
    'Resuelven reconocer como electo a {CANDIDATE}',
  ],
  SCANDAL: [
    'Se observa la conducta pública de {OWNER}',
    'Ábrase expediente por el episodio de {OWNER}',
    'Exhórtase a {OWNER} a guardar compostura',
  ],
  LOAN_DEFAULT: [
    'Se inscribe a {OWNER} como deudor moroso',
    'Publíquese la lista: deudor moroso, {OWNER}',
    'Notifíquese a {OWNER}, deudor moroso, en su puerta',
  ],
  FORCED_SALE: [
    'Se adjudica en remate {PROPERTY} por {AMOUNT}',
    'Ejecútese el remate de {OWNER} por {AMOUNT}',
    'Cúmplase: {OWNER} transfiere para cubrir saldo',
  ],
  BIG_HIT: [
    'Se registra egreso de {AMOUNT} a cargo de {OWNER}',
    'Cárguese {AMOUNT} a la cuenta de {OWNER}',
    'Visto el informe: {OWNER} pierde {AMOUNT}',
    'Se deja constancia: {AMOUNT} menos para {OWNER}',
    'Procede el cobro de {AMOUNT} a {OWNER}. Archívese',
  ],
  NEW_LEADER: [
    'Padrón al día: {OWNER} ocupa el primer lugar',
    'Se actualiza el padrón: {OWNER}, con {AMOUNT}',
    'Reconózcase a {OWNER} como mayor contribuyente',
    'Queda primero {OWNER}. Revísese su arbitrio',
    'Cuadro de méritos patrimoniales: {OWNER}',
  ],
  PRESTIGE_WIN: [
    'Se adjudica con honores {PROPERTY}',
    'Entréguese a {OWNER} medalla y partida registral',
    'Ceremonia breve para {OWNER}. Hubo bocaditos',
  ],
  OBRAS: [
    'Se declara de interés la obra {INFRA} en {DISTRICT}',
    'Colóquese primera piedra en {DISTRICT}: {INFRA}',
    '{INFRA} en {DISTRICT}: plazo por determinar',
  ],
  EVENT_POSITIVE: [
    'Se reconoce a {OWNER} en ceremonia breve',
    'Resultado favorable a {OWNER}. Cúmplase',
    'Felicítase a {OWNER}, sin goce de estacionamiento',
  ],
  INSURED_SAVE: [
    'Se acredita póliza vigente de {OWNER}',
    'Téngase por cubierto el siniestro de {OWNER}',
    'Procede el reembolso a {OWNER}, con dos copias',
  ],
  SET_COMPLETED: [
    'Se actualiza el catastro de {DISTRICT}: {OWNER}',
    'Regístrese a {OWNER} como vecino notable: {DISTRICT}',
    'Segundo predio de {OWNER} en {DISTRICT}: conforme',
    'Plano de {DISTRICT} se reimprime a pedido de {OWNER}',
  ],
  TIE_WIN: [
    'Empate resuelto conforme a norma: gana {OWNER}',
    'Por desempate se adjudica a {OWNER}. Sin apelación',
    'Sobres iguales; prevalece el de {OWNER}',
    'Acta de desempate: a favor de {OWNER}',
    'Desempate con notario: el lote es de {OWNER}',
  ],
  TOP_AUCTION: [
    'Adjudicado: {PROPERTY} por {AMOUNT}',
    'Páguese en caja: {OWNER} abona {AMOUNT}',
    'Mejor postor: {OWNER}, con {AMOUNT}',
    'Buena pro a {OWNER} por {AMOUNT}. Publíquese',
    'Transfiérase {PROPERTY} previo pago de {AMOUNT}',
  ],
  DEAL_DONE: [
    'Se inscribe contrato entre {OWNER} y {RIVAL}',
    'Legalícense las firmas de {OWNER} y {RIVAL}',
    'Convenio {OWNER} y {RIVAL}: tres originales',
    'Tómese razón del acuerdo de {OWNER} y {RIVAL}',
  ],
  MOOD_RESULT: [
    'Consulta vecinal arroja: {MOOD}',
    'Cabildo abierto concluye: {MOOD}',
    'Según encuesta en ventanilla: {MOOD}',
    'El sentir vecinal, en acta: {MOOD}',
    'Se recoge la opinión pública: {MOOD}',
  ],
  QUIET: [
    'Sin novedad. Se archiva el presente boletín',
    'Se recuerda: el reloj del palacio no es referencial',
    'Fe de erratas del boletín anterior: todo',
  ],
  FINAL_WIN: [
    'Se proclama a {OWNER} con riqueza de {AMOUNT}',
    'Ciérrese el padrón: primer lugar, {OWNER}',
    'Inscríbase a {OWNER}: patrimonio de {AMOUNT}',
  ],
  FAME_CROWN: [
    'Se otorga reconocimiento público a {OWNER}',
    'Désele a {OWNER} una calle, aunque sea corta',
    'Certificado de celebridad a nombre de {OWNER}',
  ],
}
