/** The sample rights, and beside them rights of which all is known, and of which nothing but what every one has. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import { openRightsForWriting } from '#server/db/rights.ts'
import { rightsWriter } from '#server/db/rights-writer.ts'
import { TEST_RIGHTS } from '#server/test-catalogue.test-setup.ts'
import { BARE_MARK, ORPHAN_MARK, WHOLE_MARK } from './given.ts'

/** Answers the file. */
export function rightsWithNamed(dir: string): string {
  const file = join(dir, 'rights.sqlite')
  copyFileSync(TEST_RIGHTS, file)
  const db = openRightsForWriting(file)
  const writer = rightsWriter(db)
  for (const mark of [wholeMark, bareMark, orphanMark]) writer.putMark(mark)
  db.close()
  return file
}

const bareMark: Omit<Trademark, 'id'> = {
  ...{ office: 'US', serialNumber: BARE_MARK.serial, registrationNumber: null, words: BARE_MARK.words, drawing: null },
  ...{
    classes: [21],
    goods: [{ class: 21, text: 'Mugs' }],
    owners: [{ name: 'Bare Facts', address: null, country: null }],
  },
  ...{ statusCode: '999', live: null, filedOn: null, registeredOn: null },
  ...{ statusOn: null, attorney: null, source: 'uspto', observedOn: '2026-11-15' },
}
const orphanMark: Omit<Trademark, 'id'> = {
  ...{ ...bareMark, serialNumber: ORPHAN_MARK.serial, words: ORPHAN_MARK.words, owners: [] },
}
const wholeMark: Omit<Trademark, 'id'> = {
  ...{ office: 'US', serialNumber: WHOLE_MARK.serial, registrationNumber: '7000001', words: WHOLE_MARK.words },
  ...{ drawing: 'standardCharacters', classes: [21], goods: [{ class: 21, text: 'Insulated mugs' }] },
  owners: [
    { name: 'Whole Facts LLC', address: 'Reno, NV', country: 'US' },
    { name: 'Jo Facts', address: null, country: null },
  ],
  ...{ statusCode: '700', live: true, filedOn: '2022-01-10', registeredOn: '2023-05-02', statusOn: '2023-05-02' },
  ...{ attorney: 'A. Counsel', source: 'uspto', observedOn: '2026-11-15' },
}
