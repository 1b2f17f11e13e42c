import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readPinCode } from '../../contract/delivery/pin-code.ts'
import type { DeliveryWords } from '../../contract/delivery/words.ts'
import { orderListLimits } from '../../contract/order-list/limits.ts'
import { Field, Input } from './inputs.tsx'

type PinCodeFieldProps = {
  pin: string
  words: Pick<DeliveryWords, 'pinCode' | 'pinWrong'>
  /** Remark after the label. */
  aside?: string
  onChange: (pin: string) => void
  /** Delivery charge there, once it is known. */
  children: ReactNode
}

/**
 * Asks for the PIN code of a delivery and says its charge, computed on the device: no request carries the PIN
 * code.
 */
export function PinCodeField({ pin, words, aside, onChange, children }: PinCodeFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isWrong = isLeft && pin.trim() !== '' && !readPinCode(pin)

  // Uncontrolled: during hydration React would reset a controlled field that was typed into.
  useEffect(() => {
    const { current } = input
    if (!current || current.value === pin) return
    const isFocused = document.activeElement === current
    if (isFocused && current.value !== '') return
    current.value = pin
    if (isFocused) current.select()
  }, [pin])

  return (
    <>
      <Field
        label={
          aside ? (
            <>
              {words.pinCode} <span className="font-normal text-ink-soft">{aside}</span>
            </>
          ) : (
            words.pinCode
          )
        }
        error={isWrong ? words.pinWrong : undefined}
        className="noscript:hidden"
      >
        <Input
          ref={input}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={orderListLimits.pin}
          onBlur={() => setIsLeft(true)}
          onChange={({ target }) => {
            setIsLeft(false)
            onChange(target.value)
          }}
          className="max-w-40 tabular-nums"
        />
      </Field>
      {/* Room for two lines, so that the charge moves nothing when it comes. */}
      <p role="status" className="min-h-13 font-medium text-balance noscript:hidden">
        {children}
      </p>
    </>
  )
}
