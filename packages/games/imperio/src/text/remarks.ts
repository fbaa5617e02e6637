import type { TemperId } from '../bots/tempers.ts'
import type { OccasionKind } from '../remarks/occasions.ts'

/** What a bot is like, for whoever looks it up. */
export const TEMPERS: Readonly<Record<TemperId, { readonly label: string; readonly about: string }>> = {
  negociador: { label: 'Negociador', about: 'Todo lo conversa. Propone tratos en cada ronda.' },
  audaz: { label: 'Audaz', about: 'Puja fuerte y guarda poco. Su palabra dura lo que dura.' },
  ahorrador: { label: 'Ahorrador', about: 'Cuida su caja y regatea hasta el último punto.' },
  formal: { label: 'Formal', about: 'Palabra dada, palabra cumplida. Nunca rompe un pacto.' },
  picon: { label: 'Picón', about: 'No sabe perder. Cuidado con pactar con él.' },
  desconfiado: { label: 'Desconfiado', about: 'Ve gato encerrado en todo. Trata poco y pide mucho.' },
}

/** What may be said then by a bot of that temper: what anybody says, and what only such a one does. */
export function remarksOn(kind: OccasionKind, temper: TemperId): readonly string[] {
  return [...COMMON[kind], ...(OWN[temper][kind] ?? [])]
}

const COMMON: Readonly<Record<OccasionKind, readonly string[]>> = {
  wonFight: ['¡Mío! Gracias por participar.', 'Sudé, pero es mío.', 'Salió carito, pero salió.'],
  wonCheap: ['¿Nadie más? Bueno, pues.', 'A precio de casera. Qué rico.', 'Yo solito en la cola, así da gusto.'],
  lostLot: ['Me lo quitaron en la puerta del horno.', 'Ya será para la próxima.', 'Por un pelito.'],
  brokePact: ['El pacto era de ayer, causa.', 'Negocios son negocios.'],
  betrayed: ['¿Y mi pacto? ¡Qué tal raza!', 'Me firmaste, pues. Me firmaste.'],
  leads: ['Desde arriba se ve toda Lima.', 'No miren, que me pongo nervioso.', 'Primero, y sin despeinarme.'],
  trails: ['El último será el primero, dicen.', 'Tranquilos, que recién empiezo.', 'Estoy misio, pero digno.'],
  badLuck: ['Cuando llueve, todos se mojan. Yo, el doble.', 'Siempre a mí, ¿no?', 'Ya me ojearon.'],
  goodLuck: ['Al que madruga…', '¡Se me hizo!', 'Hoy compro lotería.'],
  dealDone: ['Trato hecho, jamás deshecho.', 'Así da gusto, conversando.', 'Buena, socio.'],
  loan: ['El banco y yo somos así de amigos.', 'Presta nomás, que mañana pago.'],
  electionWon: ['Mi candidato, mi barrio.', 'Yo ya sabía.'],
  electionLost: ['Fraude no digo, pero raro sí.', 'El pueblo se equivoca y yo pago.'],
  wonMatch: [
    'Lima ya tiene dueño.',
    'Gracias, gracias. La llave de la ciudad, por acá.',
    'Fue un placer cobrarles la renta.',
  ],
  offers: ['Te conviene, piénsalo.', 'Oferta de la casa.', 'Solo por hoy, ah.'],
  refuses: ['Así no, pues.', 'Paso. No me sale a cuenta.', 'Ni hablar, causa.'],
  refused: ['Tú te lo pierdes.', 'Ya volverás.', 'Bueno, se preguntaba nomás.'],
}

type Own = Readonly<Partial<Record<OccasionKind, readonly string[]>>>

const OWN: Readonly<Record<TemperId, Own>> = {
  negociador: {
    dealDone: ['Conversando se entiende la gente. ¿Otro?', 'Ganamos los dos. Yo, un poquito más.'],
    offers: ['Tú pones, yo pongo, y ganamos los dos.', 'Mira bien la letra chica: no tiene.'],
    refused: ['Dime tu precio y conversamos.'],
    lostLot: ['Luego te lo compro, no te preocupes.'],
  },
  audaz: {
    wonFight: ['Todo o nada, como debe ser.', 'El que no arriesga no cobra renta.'],
    brokePact: ['¿Palabra? Yo puse una palabra, no el predio.'],
    badLuck: ['Me caigo y vuelvo más caro.'],
    leads: ['Alcáncenme si pueden.'],
  },
  ahorrador: {
    wonCheap: ['Ni un punto de más. Así se compra.', 'Mi mamá estaría orgullosa.'],
    lostLot: ['A ese precio, que lo disfrute.', 'Yo por eso no pago. Está inflado.'],
    refuses: ['¿Y la yapa?', 'Rebájame y hablamos.'],
    badLuck: ['Para eso guardo, pues.'],
  },
  formal: {
    dealDone: ['Con firma, sello y copia.', 'Palabra dada, palabra cumplida.'],
    betrayed: ['Un pacto se respeta. Qué decepción.'],
    goodLuck: ['Los papeles en regla siempre pagan.'],
    electionLost: ['Se respeta el voto. Duele, pero se respeta.'],
  },
  picon: {
    lostLot: ['Ese predio tiene humedad. Ya vas a ver.', 'Ni lo quería.'],
    brokePact: ['Tú primero me miraste feo.', 'Para que aprendan.'],
    betrayed: ['Esto no se queda así. Apúntalo.'],
    trails: ['La ruleta está cargada.'],
    badLuck: ['¿Quién fue? Díganme quién fue.'],
  },
  desconfiado: {
    refuses: ['¿Dónde está el truco?', 'Muy bonito para ser verdad.'],
    wonCheap: ['¿Por qué nadie más quiso? Algo saben.'],
    betrayed: ['Lo sabía. Yo siempre lo sé.'],
    goodLuck: ['Esto después me lo cobran.'],
    leads: ['Todos me miran. No me gusta.'],
  },
}

/** Everything that is ever said. */
export const REMARKS = { COMMON, OWN }
