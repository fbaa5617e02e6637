/** What fills a round of which there is nothing to tell, whoever writes: with the persona's prefix before it. */
export const BREVES: readonly string[] = [
  'Se busca gato que responde al nombre de Predio',
  'Garúa: seis gotas y tres paraguas vendidos',
  'Heladero confirma que el verano llegó a la esquina',
  'Combi llega a tiempo; pasajeros piden explicaciones',
  'Gana concurso de ceviche quien no lo recalentó',
  'Perro sin pelo gana concurso de peinados',
  'Vecinos pintan su pasaje y sobra para el otro',
  'Cae el sol en la Costa Verde y nadie cobra por verlo',
  'Aparece llave de caño; se busca el caño',
  'Panetón de julio: hay quien no pudo esperar',
  'Semáforo nuevo recibe visitas los domingos',
  'Coro del barrio ensaya; el otro barrio también',
]
