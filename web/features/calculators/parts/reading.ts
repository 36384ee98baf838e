import { type ComponentType, memo } from 'react'

/**
 * A group of fields that renders only if one of the named inputs or another prop changes: rendering all groups takes
 * longer than a keystroke may.
 */
export const reading = <Input extends object, Props extends { input: Input }>(
  Group: ComponentType<Props>,
  ...keys: (keyof Input)[]
) =>
  memo(Group, (before, after) => {
    const others = Object.keys(after).filter((name) => name !== 'input') as (keyof Props)[] // its own names
    return (
      others.every((name) => before[name] === after[name]) &&
      keys.every((key) => before.input[key] === after.input[key])
    )
  })
