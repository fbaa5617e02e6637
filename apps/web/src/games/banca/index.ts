export { GenericTable as Table } from '../../table/generic/generic-table.tsx'
