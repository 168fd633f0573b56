export { ENCODINGS, parseRows, UnreadableFile } from './cells/parse-rows.ts'
export { BYTE_ORDER_MARK, writeRows } from './cells/write-rows.ts'
export { COLUMN_IDS } from './columns.ts'
export { productExporter } from './export/export-products.ts'
export { type Exporter, wholeText } from './export/exporter.ts'
export {
  deleteExport,
  dropOldExports,
  exportPath,
  findExport,
  KEPT_FOR,
  type KeptExport,
  listExports,
  resumeExport,
  startExport,
  stopExport,
} from './export/kept-exports.ts'
export { type ExportDeps, type Exporters, writeExportPortion } from './export/write-portion.ts'
export { readShopRows, UnreadableShop } from './from-shop/read-shop.ts'
export { type ImportDeps, importChunk } from './import/import-chunk.ts'
export {
  countRows,
  deleteImport,
  dropOldImports,
  findImport,
  type ImportCount,
  type ImportRow,
  listImports,
  listRows,
  type ProductImport,
  resumeImport,
  startImport,
  stopImport,
} from './import/imports.ts'
export { type ImportRefusal, receiveImport } from './import/receive.ts'
