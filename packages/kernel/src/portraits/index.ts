/** Portraits put together from drawn parts: what somebody chose as a short code, or what their name always has. */
export * from './choice.ts'
export * from './draw.ts'
