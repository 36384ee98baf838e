import classes from './slider.module.css'

interface SliderProps {
  /** Read by screen readers only. */
  label: string
  /** The value with its unit or meaning. */
  text: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
}

export const Slider = ({ label, text, onChange, ...range }: SliderProps) => (
  <input
    type="range"
    className={classes.slider}
    aria-label={label}
    aria-valuetext={text}
    {...range}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  />
)
