import { endpoints } from '../../core/endpoint.ts'
import { latestPatents } from './latest-patents.ts'
import { patentFiles } from './patent-files.ts'
import { patentSearch } from './patent-search.ts'

export const patents = endpoints({
  ...patentSearch,
  ...patentFiles,
  ...latestPatents,
})
