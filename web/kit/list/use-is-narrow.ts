import { useMediaQuery } from '@mantine/hooks'

/** Phones, on which rows are cards; with another width in pixels also tablets. */
export const useIsNarrow = (upTo = 767): boolean =>
  useMediaQuery(`(max-width: ${upTo}px)`, false, { getInitialValueInEffect: false }) ?? false
