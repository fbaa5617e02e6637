/** Codes that only HTTP has, and `NOT_FOUND`, which here is about more than rooms. */
export type HttpCode =
  | 'BAD_REQUEST'
  | 'BAD_ORIGIN'
  | 'BAD_TYPE'
  | 'BAD_METHOD'
  | 'NOT_FOUND'
  | 'NOT_READY'
  | 'NO_SESSION'
  | 'BAD_LOGIN'
  | 'BAD_HANDLE'
  | 'BAD_PASSWORD'
  | 'EASY_PASSWORD'
  | 'OWN_PASSWORD'
  | 'WRONG_PASSWORD'
  | 'HANDLE_TAKEN'
  | 'CLAIMED'
  | 'NOT_CLAIMED'
  | 'NO_SUCH_SESSION'
  | 'BAD_PROOF'
  | 'SECOND_FACTOR'
  | 'BAD_CODE'
  | 'LADDER_OFF'
  | 'ADMIN_ACCOUNT'

/** A sentence for each of them. */
export type HttpWords = Readonly<Record<HttpCode, string>>
