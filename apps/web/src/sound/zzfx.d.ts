/** The part of the synthesiser that we use. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    readonly audioContext: AudioContext
    play(...recipe: readonly (number | undefined)[]): AudioBufferSourceNode
  }
}
