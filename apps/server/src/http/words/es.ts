import type { HttpWords } from './http-words.ts'

/** Spanish. */
export const es: HttpWords = {
  BAD_REQUEST: 'Algo en ese pedido no cuadra.',
  BAD_ORIGIN: 'Eso vino de otra página, así que no lo hicimos.',
  BAD_TYPE: 'Aquí solo leemos JSON.',
  BAD_METHOD: 'Eso no se puede hacer en esta dirección.',
  NOT_FOUND: 'Buscamos por todos lados y no está.',
  NOT_READY: 'Todavía no estamos listos. Un ratito nomás.',
  NO_SESSION: 'Pasa primero: todavía no sabemos quién eres.',
  BAD_LOGIN: 'El alias y la contraseña no van juntos.',
  BAD_HANDLE: 'El alias lleva de 3 a 16 letras de la a a la z, números o guiones bajos.',
  BAD_PASSWORD: 'Una contraseña tiene de 8 a 128 caracteres, y no solo espacios.',
  EASY_PASSWORD: 'Esa contraseña es de las primeras que otros probarían. Elige una más difícil de adivinar.',
  OWN_PASSWORD: 'Tu alias, tu nombre o el nuestro es lo primero que otros probarían. Elige otra cosa.',
  WRONG_PASSWORD: 'Esa no es tu contraseña.',
  HANDLE_TAKEN: 'Ese alias ya tiene dueño. Prueba con otro.',
  CLAIMED: 'Ya tienes alias y contraseña.',
  NOT_CLAIMED: 'Todavía no tienes contraseña. Primero elige alias y contraseña.',
  NO_SUCH_SESSION: 'Esa sesión ya ha terminado.',
  BAD_PROOF: 'Con esas jugadas no se termina el tutorial.',
  SECOND_FACTOR: 'Primero muestra tu segundo factor.',
  BAD_CODE: 'Ese código no es correcto, o ya se usó.',
  LADDER_OFF: 'La clasificación está cerrada por ahora. Las partidas que terminen mientras tanto cuentan igual.',
  ADMIN_ACCOUNT: 'Esta cuenta cuida el servidor: primero quítale sus derechos en la línea de comandos.',
}
