import { Skeleton } from '@mantine/core'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import type { PhoneListProps } from './phone-list.tsx'

const PHONE_LIST = lazyCode(() => import('./phone-list.tsx'))

/** Loaded on phones only; wider windows show the table. */
export const LazyPhoneList = <Row,>(props: PhoneListProps<Row>) => (
  <LazyPart lazy={PHONE_LIST} waiting={<Skeleton height={520} radius="lg" />}>
    {({ PhoneList }) => <PhoneList {...props} />}
  </LazyPart>
)
