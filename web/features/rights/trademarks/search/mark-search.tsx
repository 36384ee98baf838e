import { useAsked } from '#web/kit/url-state.ts'
import { markAsked } from './mark-asked.ts'
import { MarkFilter } from './mark-filter.tsx'
import { MarkResults } from './mark-results.tsx'
import { NameForm } from './name-form.tsx'
import classes from './search.module.css'
import { SearchIntroduction } from './search-introduction.tsx'

/** A name, and the marks that are like it; name, filters and page stand in the address. */
export function MarkSearch({ onOpen }: { onOpen: (id: number) => void }) {
  const [search, ask] = useAsked()
  const asked = markAsked(search)
  return (
    <>
      <div className={classes.card}>
        <NameForm key={asked.trademark} sought={asked.trademark} />
        <MarkFilter asked={asked} ask={ask} />
      </div>
      {asked.trademark ? <MarkResults asked={asked} ask={ask} onOpen={onOpen} /> : <SearchIntroduction />}
    </>
  )
}
