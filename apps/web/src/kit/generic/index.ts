export { GenericTable as Table } from './generic-table.tsx'
