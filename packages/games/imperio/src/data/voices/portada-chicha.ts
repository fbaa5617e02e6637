import type { Voice } from './voice.ts'

/** PP-02: a loud tabloid, one exclamation and one colloquialism at a time. */
export const PORTADA_CHICHA: Voice = {
  EXPROPRIATION: [
    '¡La obra se comió la casa de {OWNER}!',
    '¡Trazo fatal! {OWNER} se despide de su predio',
    '¡Pasó el plano y barrió con {OWNER}!',
  ],
  GLOBAL: [
    '¡{SHOCK}! Toda Lima con la boca abierta',
    '¡{SHOCK}! Y uno recién pagando la luz, causa',
    '¡Agárrense! {SHOCK} y nadie avisó',
  ],
  PACT_BROKEN: [
    '¡TRAICIÓN! {OWNER} dejó en visto a {RIVAL}',
    '¡Qué palta! {OWNER} se olvidó de {RIVAL}',
    '¡Pacto de papel! {OWNER} lo rompió en {DISTRICT}',
  ],
  ELECTION: [
    '¡Ganó {CANDIDATE}! Ahora sí, agárrate Lima',
    '¡{CANDIDATE} se sentó en el sillón, causa!',
    '¡Con fe! {CANDIDATE} promete hasta sombra gratis',
  ],
  SCANDAL: [
    '¡AMPAY! {OWNER} y un roche de campeonato',
    '¡Ampay doble! {OWNER} no sabe dónde meterse',
    '¡Qué roche! Todo Lima comenta a {OWNER}',
  ],
  LOAN_DEFAULT: [
    '¡DEUDOR MOROSO! El banco toca donde {OWNER}',
    '¡Deudor moroso! {OWNER} no contesta ni el timbre',
    '¡Ni para la cuota! {OWNER}, deudor moroso',
  ],
  FORCED_SALE: [
    '¡REMATE! {OWNER} vende barato y suspirando',
    '¡Todo se va! {OWNER} suelta su predio por {AMOUNT}',
    '¡Sin caja! {OWNER} remata al toque',
  ],
  BIG_HIT: [
    '¡{OWNER} pierde {AMOUNT} de un solo porrazo!',
    '¡Adiós, {AMOUNT}! {OWNER} ni los vio pasar',
    '¡Golpazo! A {OWNER} le volaron {AMOUNT}',
    '¡Se le fue la quincena! {AMOUNT} menos para {OWNER}',
    '¡Palta total! {OWNER} saca {AMOUNT} del colchón',
  ],
  NEW_LEADER: [
    '¡{OWNER} manda en Lima y ya pide respeto!',
    '¡Primer puesto, causa! {OWNER} llegó a {AMOUNT}',
    '¡Sáquense el sombrero! Pasa {OWNER}',
    '¡Asu! {OWNER} va arriba y ya no saluda',
    '¡{AMOUNT} de riqueza! {OWNER} está intratable',
  ],
  PRESTIGE_WIN: [
    '¡De alfombra roja! {OWNER} ganó y posó',
    '¡Puro brillo! {OWNER} se llevó la joya',
    '¡Flashes para {OWNER}! Compró y salió en foto',
  ],
  OBRAS: [
    '¡Llegó {INFRA} a {DISTRICT}! O eso dicen, causa',
    '¡{DISTRICT} se pone casco! Viene {INFRA}',
    '¡Con fe! {INFRA} para {DISTRICT}, esta vez sí',
  ],
  EVENT_POSITIVE: [
    '¡Con fe! A {OWNER} le salió redondito',
    '¡La hizo linda! {OWNER} anda con estrella',
    '¡Qué suerte, causa! Todo le cae a {OWNER}',
  ],
  INSURED_SAVE: [
    '¡Tenía seguro! {OWNER} zafó al toque',
    '¡Ni un rasguño! {OWNER} pagó su póliza a tiempo',
    '¡Letra chica, gran alivio! Se salvó {OWNER}',
  ],
  SET_COMPLETED: [
    '¡{OWNER} ya manda en {DISTRICT}, causa!',
    '¡{DISTRICT} tiene jefatura y es {OWNER}!',
    '¡Barrio con apellido! {OWNER} copó {DISTRICT}',
    '¡En {DISTRICT} hasta el perro saluda a {OWNER}!',
  ],
  TIE_WIN: [
    '¡Por un pelito! {OWNER} ganó la puja de infarto',
    '¡Foto final! El sobre de {OWNER} pasó primero',
    '¡Empate de locos! Y se lo llevó {OWNER}',
    '¡Asu, qué final! {OWNER} ganó en la raya',
    '¡Igualitos! Pero la suerte chambea para {OWNER}',
  ],
  TOP_AUCTION: [
    '¡{AMOUNT} soltó {OWNER} y ni pestañeó!',
    '¡Asu! {OWNER} yapeó {AMOUNT} por {PROPERTY}',
    '¡{AMOUNT} por {PROPERTY}! ¿Y el vuelto?',
    '¡Billetera caliente! {OWNER} puso {AMOUNT}',
    '¡Nadie puja como {OWNER}! Van {AMOUNT}, causa',
  ],
  DEAL_DONE: [
    '¡Se arreglaron! {OWNER} y {RIVAL} sellan trato',
    '¡Amigazos! {OWNER} y {RIVAL} firman al toque',
    '¡Trato hecho! Brindan {OWNER} y {RIVAL}',
    '¡Quién lo diría! {OWNER} y {RIVAL}, juntitos',
  ],
  MOOD_RESULT: [
    'La calle habló: ¡{MOOD}!',
    '¡Así está Lima, causa! {MOOD}',
    '¡{MOOD}! Lo pidió la gente',
    '¡Al toque! Se viene: {MOOD}',
    '¡Con fe, vecinos! {MOOD}',
  ],
  QUIET: [
    '¡Milagro! Nadie metió la pata hoy',
    '¡Hoy no hay roche! Se reparten calendarios',
    '¡Se busca escándalo! Pagamos en menú',
  ],
  FINAL_WIN: [
    '¡{OWNER} SE COMIÓ LIMA CON {AMOUNT} DE RIQUEZA!',
    '¡LIMA ES DE {OWNER}! {AMOUNT} Y SIGUE CONTANDO',
    '¡CAMPEONAZO! {OWNER} CERRÓ CON {AMOUNT}',
  ],
  FAME_CROWN: [
    '¡Hasta tu tía conoce a {OWNER}!',
    '¡{OWNER} no puede ni comprar pan tranqui!',
    '¡Fama de póster! {OWNER} firma autógrafos',
  ],
}
