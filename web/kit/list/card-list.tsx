import { Pages } from '#web/kit/parts/pages.tsx'
import { ListCards, type ListCardsProps } from './list-cards.tsx'

export interface PhoneListProps<Row> extends ListCardsProps<Row> {
  pages: number
  page: number
  setPage: (page: number) => void
}

/** One page of cards, and the way to the other pages. */
export function PhoneList<Row>({ pages, page, setPage, ...cards }: PhoneListProps<Row>) {
  return (
    <>
      <ListCards {...cards} />
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
    </>
  )
}
