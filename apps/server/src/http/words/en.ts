import type { HttpWords } from './http-words.ts'

/** English. */
export const en: HttpWords = {
  BAD_REQUEST: 'Something in that request is not right.',
  BAD_ORIGIN: 'That came from another site, so we did not do it.',
  BAD_TYPE: 'We only read JSON here.',
  BAD_METHOD: 'That cannot be done with this address.',
  NOT_FOUND: 'We looked everywhere, but it is not here.',
  NOT_READY: 'We are not ready yet. One more moment.',
  NO_SESSION: 'Come in first: we do not know yet who you are.',
  BAD_LOGIN: 'Handle and password do not go together.',
  BAD_HANDLE: 'A handle has 3 to 16 letters from a to z, digits or underscores.',
  BAD_PASSWORD: 'A password has 8 to 128 characters, and not only blanks.',
  EASY_PASSWORD: 'That password is one of the first that others would try. Pick one that is harder to guess.',
  OWN_PASSWORD: 'Your handle, your name or ours is the first thing others would try. Pick something else.',
  WRONG_PASSWORD: 'That is not your password.',
  HANDLE_TAKEN: 'Somebody else has that handle. Pick another one.',
  CLAIMED: 'You already have a handle and a password.',
  NOT_CLAIMED: 'You have no password yet. Choose a handle and a password first.',
  NO_SUCH_SESSION: 'That session is over already.',
  BAD_PROOF: 'Those moves do not finish the tutorial.',
  SECOND_FACTOR: 'Show your second factor first.',
  BAD_CODE: 'That code is not right, or was used already.',
  LADDER_OFF: 'The ladder is closed for now. Matches that end meanwhile count all the same.',
  ADMIN_ACCOUNT: 'This account looks after the server: take its rights away on the command line first.',
}
