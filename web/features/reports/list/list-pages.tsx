import { Pagination } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './grid.module.css'

interface ListPagesProps {
  pages: number
  page: number
  turnTo: (page: number) => void
}

/** The pages of a list, and the way to each. */
export function ListPages({ pages, page, turnTo }: ListPagesProps) {
  const { t } = useTranslation('reports')
  return (
    <Pagination
      className={classes.pages}
      total={pages}
      value={page}
      onChange={(number) => turnTo(number)}
      getControlProps={(control) => ({ 'aria-label': t(`list.${control}`) })}
      getItemProps={(number) => ({ 'aria-label': t('list.page', { number }) })}
    />
  )
}
