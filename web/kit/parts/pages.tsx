import { Pagination } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './pages.module.css'

interface PagesProps {
  pages: number
  page: number
  setPage: (page: number) => void
}

export function Pages({ pages, page, setPage }: PagesProps) {
  const { t } = useTranslation('frame')
  return (
    <Pagination
      className={classes.pages}
      total={pages}
      value={page}
      onChange={(number) => setPage(number)}
      getControlProps={(control) => ({ 'aria-label': t(`page.${control}`) })}
      getItemProps={(number) => ({ 'aria-label': t('page.number', { number }) })}
    />
  )
}
