import { type ComponentType, memo } from 'react'

/**
 * Memoizes a group of fields: it re-renders only if one of the named inputs or another prop changes, because rendering
 * all groups would make typing slow.
 */
export const memoByInputs = <Input extends object, Props extends { input: Input }>(
  Group: ComponentType<Props>,
  ...keys: (keyof Input)[]
) =>
  memo(Group, (before, after) => {
    // Safe cast: Object.keys returns the names of the props.
    const others = Object.keys(after).filter((name) => name !== 'input') as (keyof Props)[]
    return (
      others.every((name) => before[name] === after[name]) &&
      keys.every((key) => before.input[key] === after.input[key])
    )
  })
