import type { RoleId } from '@ludoteca/carcosa'

/** What stands for a role: a silhouette in a square of 24, holes by even-odd. */
export const ROLE_MARKS: Readonly<Record<RoleId, string>> = {
  HEALER: 'M12 2c4 6 7 9 7 13a7 7 0 01-14 0c0-4 3-7 7-13zM11 10v3H8v3h3v3h2v-3h3v-3h-3v-3z',
  TANK: 'M3 3c6 1 12 1 18 0v9c0 5-4 8-9 10-5-2-9-5-9-10zM11 6H6v5h5zM18 13h-5v6c3-1 5-3 5-6z',
  HIGH_ROLLER:
    'M9 2l12 4-4 13-13-4zM10 6a2 2 0 100 3 2 2 0 000-3zM16 8a2 2 0 100 3 2 2 0 000-3zM8 12a2 2 0 100 3 2 2 0 000-3zM14 14a2 2 0 100 3 2 2 0 000-3zM6 20l10 3 1-2-11-3z',
  SCOUT: 'M7 2h7v9c2 3 5 3 8 5v3H12l-1-2H9v2H5V8zM5 20h17v2H5z',
  BRAWLER:
    'M5 8c0-2 3-2 3 0 0-3 4-3 4 0 0-3 4-3 4 0 1-2 4-1 4 1v6c0 2-1 3-3 4v3H8v-3c-3-1-4-4-4-7 0-2 1-3 3-3h8v2H9v2h8V8h-1v3h-1V8h-3v3h-1V8H9v2H5z',
  PSYCHIC:
    'M1 13c5-8 17-8 22 0-5 8-17 8-22 0zM12 8a5 5 0 100 10 5 5 0 000-10zM12 11a2 2 0 110 4 2 2 0 010-4zM11 1h2v3h-2zM4 3l2-1 1 3-2 1zM20 3l-2-1-1 3 2 1z',
}
