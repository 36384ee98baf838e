/** Writes the list of fee tables after a file was added to or removed from contracts/model/fees/tables. */
import { writeFileSync } from 'node:fs'
import { LISTING, tableListing } from './fees/table-listing.ts'

writeFileSync(LISTING, tableListing())
