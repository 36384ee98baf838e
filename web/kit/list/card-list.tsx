import { Pages } from '#web/kit/parts/pages.tsx'
import { ListCards, type ListCardsProps } from './list-cards.tsx'

export interface CardListProps<Row> extends ListCardsProps<Row> {
  pages: number
  page: number
  setPage: (page: number) => void
}

/** One page of cards, and the way to the other pages. */
export function CardList<Row>({ pages, page, setPage, ...cards }: CardListProps<Row>) {
  return (
    <>
      <ListCards {...cards} />
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
    </>
  )
}
