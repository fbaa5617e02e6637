export { MarketTable as Table } from './table.tsx'
