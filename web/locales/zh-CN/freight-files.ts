export const texts = {
  /** On a button whose whole name says that it exports. */
  short: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' },
  pdfMode: '导出此方式的 PDF',
}
