import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { DataEndpoint } from '#web/api/client.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { visibleColumns } from './column.ts'
import { MAX_COMPARED, toggleCompared } from './compared.ts'
import { ListBar } from './list-bar.tsx'
import type { ListViewProps } from './list-definition.ts'
import { ListRows } from './list-rows.tsx'
import { useListSettings } from './list-settings.ts'
import classes from './list-view.module.css'
import { useListInScope } from './use-list-in-scope.ts'

export { useListPage } from './use-list-page.ts'

const TRAY = lazyCode(() => import('./compare-tray.tsx'))
const COMPARE = lazyCode(() => import('./compare-rows-dialog.tsx'))
const CHOOSE = lazyCode(() => import('./choose-first.tsx'))

/** A list with its bar, as a table or as cards, and a tray to compare rows. */
export function ListView<Row extends object, E extends DataEndpoint>(props: ListViewProps<Row, E>) {
  const { definition, source, searchKey } = props
  const { columns, rowId, nameOf, scope, words, maxCompared = MAX_COMPARED } = definition
  const list = useListInScope(props.list, scope)
  const most = definition.chosen?.max ?? maxCompared
  const [settings, setSettings] = useListSettings(definition.settings)
  const [chosen, setChosen] = useState<Chosen<Row>>({ scope, rows: [] })
  const compared = chosen.scope === scope ? chosen.rows : []
  const setCompared = (rows: readonly Row[]) => setChosen({ scope, rows })
  const [isComparing, setComparing] = useState(false)
  const isCompared = (row: Row) => compared.some((each) => rowId(each) === rowId(row))
  const toggle = (row: Row) => setCompared(toggleCompared(compared, row, rowId, most))
  const { data } = list
  const isKnown = data !== undefined && data.total > 0
  return (
    <div className={classes.view}>
      <ListBar
        total={data?.total}
        all={data?.all}
        columns={columns}
        settings={settings}
        onSettings={setSettings}
        csv={isKnown ? data.csv : undefined}
        xlsx={isKnown ? data.xlsx : undefined}
        hasColumns={!definition.card}
      >
        {props.tag}
      </ListBar>
      {/* Before the rows, so that Tab reaches it without passing all of them; its style puts it below them. */}
      <OptionalPart lazy={TRAY}>
        {({ CompareTray }) => (
          <CompareTray
            rows={compared}
            rowId={rowId}
            nameOf={nameOf}
            onRemove={toggle}
            onClear={() => setCompared([])}
            onCompare={() => setComparing(true)}
            maxCompared={maxCompared}
            isChoice={definition.chosen !== undefined}
          >
            {definition.chosen?.actions(compared, () => setCompared([]))}
            {definition.compared?.(compared)}
          </CompareTray>
        )}
      </OptionalPart>
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<Skeleton height={520} radius="lg" />}
        empty={{ title: words.none, text: words.noneHint }}
        errorTitle={props.errorTitle}
        errorAction={props.errorAction}
      >
        {(page) => (
          <ListRows
            {...props}
            page={page}
            columns={visibleColumns(columns, settings.columns)}
            isDense={settings.isDense}
            chooseFirst={
              definition.chosen && (
                <OptionalPart lazy={CHOOSE}>
                  {({ ChooseFirst }) => (
                    <ChooseFirst
                      source={source}
                      count={Math.min(page.total, most)}
                      chosen={compared.length === 0 ? 'none' : chosen.firstOf === searchKey ? 'first' : 'some'}
                      onChoose={(rows) => setChosen({ scope, rows, ...(rows.length > 0 && { firstOf: searchKey }) })}
                    />
                  )}
                </OptionalPart>
              )
            }
            lead={(row) => (
              <CompareBox
                name={nameOf(row)}
                isOn={isCompared(row)}
                isFull={compared.length >= most}
                max={most}
                isChoice={definition.chosen !== undefined}
                onToggle={() => toggle(row)}
              />
            )}
          />
        )}
      </Panel>
      <LazyDialog lazy={COMPARE} opened={isComparing && compared.length > 0} onClose={() => setComparing(false)}>
        {({ CompareRowsDialog }, isOpen) => (
          <CompareRowsDialog
            rows={compared}
            columns={columns}
            rowId={rowId}
            opened={isOpen}
            onClose={() => setComparing(false)}
          />
        )}
      </LazyDialog>
    </div>
  )
}

interface Chosen<Row> {
  scope: string
  rows: readonly Row[]
  /** The search whose first rows these are. */
  firstOf?: string
}

interface CompareBoxProps {
  name: string
  isOn: boolean
  isFull: boolean
  max: number
  /** Whether rows are chosen for more than a comparison. */
  isChoice: boolean
  onToggle: () => void
}

function CompareBox({ name, isOn, isFull, max, isChoice, onToggle }: CompareBoxProps) {
  const { t } = useTranslation('list')
  const words = isChoice ? 'choose' : 'compare'
  const isDisabled = isFull && !isOn
  return (
    <label className={classes.check} title={isDisabled ? t(`${words}.full`, { count: max }) : undefined}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={onToggle}
        aria-label={t(`${words}.add`, { name })}
      />
    </label>
  )
}
