/** Workbooks as other programs write them. */
import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

export const pack = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))

const relations = (...targets: readonly [id: string, kind: string, target: string][]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${PACKAGE}">${targets
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** Parts of a workbook as Excel writes it. Cell styles: 1 percentage, 2 day, 3 Chinese day, 4 decimal percentage. */
export function excelParts(change: { rows: string; strings?: string; calendar?: string }): Record<string, string> {
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(
      ['rId3', 'extended-properties', 'docProps/app.xml'],
      ['rId1', 'officeDocument', 'xl/workbook.xml'],
    ),
    'xl/workbook.xml':
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
      `<workbookPr ${change.calendar ?? ''} defaultThemeVersion="166925"/><sheets>` +
      '<sheet name="Old" sheetId="3" state="hidden" r:id="rId7"/><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      ['rId7', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId1', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['rId3', 'styles', 'styles.xml'],
      ['rId4', 'sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/styles.xml':
      `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="[$-804]yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/>` +
      '<numFmt numFmtId="165" formatCode="0.0%;[Red]-0.0%"/></numFmts><cellStyleXfs count="1"><xf numFmtId="9"/></cellStyleXfs>' +
      '<cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${change.strings ?? ''}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><v>404</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData>${change.rows}</sheetData></worksheet>`,
  }
}

export const excelWorkbook = (change: Parameters<typeof excelParts>[0]) => pack(excelParts(change))
