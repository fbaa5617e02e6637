export { easy } from './easy.ts'
export { normal } from './normal.ts'
