import { Skeleton } from '@mantine/core'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import type { CardListProps } from './card-list.tsx'

const CARD_LIST = lazyCode(() => import('./card-list.tsx'))

/** Loaded on phones and for a gallery only; otherwise wide windows show the table. */
export const LazyCardList = <Row,>(props: CardListProps<Row>) => (
  <LazyPart lazy={CARD_LIST} waiting={<Skeleton height={520} radius="lg" />}>
    {({ CardList }) => <CardList {...props} />}
  </LazyPart>
)
