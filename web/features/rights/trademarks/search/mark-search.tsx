import { useSearchValues } from '#web/kit/url-state.ts'
import { MarkFilter } from './mark-filter.tsx'
import { parseMarkQuery } from './mark-query.ts'
import { MarkResults } from './mark-results.tsx'
import { NameForm } from './name-form.tsx'
import classes from './search.module.css'
import { SearchIntroduction } from './search-introduction.tsx'

export function MarkSearch({ onOpen }: { onOpen: (id: number) => void }) {
  const [search, setSearch] = useSearchValues()
  const query = parseMarkQuery(search)
  return (
    <>
      <div className={classes.card}>
        <NameForm key={query.trademark} current={query.trademark} />
        <MarkFilter query={query} setQuery={setSearch} />
      </div>
      {query.trademark ? (
        // The key: results of another name never show while those of this one load.
        <MarkResults key={query.trademark} query={query} setQuery={setSearch} onOpen={onOpen} />
      ) : (
        <SearchIntroduction />
      )}
    </>
  )
}
