import { describe, expect, it } from 'vitest'
import { findClaims, findEnergyWarning } from './label-rules.ts'
import { labelMessages } from './messages.ts'

describe('claims that oils may not make', () => {
  it.each([
    ['Our cholesterol friendly oil', 'cholesterol friendly'],
    ['CHOLESTEROL-FRIENDLY', 'CHOLESTEROL-FRIENDLY'],
    ['a true cholesterol fighter', 'cholesterol fighter'],
    ['cholesterol fighters since 1975', 'cholesterol fighters'],
    ['Cholesterol-lowering by nature', 'Cholesterol-lowering'],
    ['it reduces bad cholesterol', 'reduces bad cholesterol'],
    ['Fights cholesterol', 'Fights cholesterol'],
    ['Anti-Cholesterol', 'Anti-Cholesterol'],
    ['anti cholesterol oil', 'anti cholesterol'],
    ['anticholesterol', 'anticholesterol'],
    ['Soothing to heart', 'Soothing to heart'],
    ['soothing to the heart', 'soothing to the heart'],
    ['soothes your heart', 'soothes your heart'],
    ['heart-soothing', 'heart-soothing'],
    ['saturated fat free', 'saturated fat free'],
    ['Saturated-fat-free!', 'Saturated-fat-free'],
    ['free from saturated fat', 'free from saturated fat'],
    ['zero saturated fats', 'zero saturated fats'],
    ['Super-Refined', 'Super-Refined'],
    ['extra refined', 'extra refined'],
    ['micro‑refined', 'micro‑refined'],
    ['double\nrefined', 'double refined'],
    ['DoubleRefined', 'DoubleRefined'],
    ['ultra-refined oil', 'ultra-refined'],
    ['கொலஸ்ட்ராலைக் குறைக்கும் எண்ணெய்', 'கொலஸ்ட்ராலைக் குறைக்கும்'],
    ['கொலஸ்ட்ரால் எதிர்ப்பு', 'கொலஸ்ட்ரால் எதிர்ப்பு'],
    ['இதயத்திற்கு இதமானது', 'இதயத்திற்கு இதமானது'],
    ['நிறைவுற்ற கொழுப்பு இல்லாதது', 'நிறைவுற்ற கொழுப்பு இல்லாதது'],
    ['நிறைவுற்ற கொழுப்பற்ற', 'நிறைவுற்ற கொழுப்பற்ற'],
    ['இருமுறை சுத்திகரிக்கப்பட்ட எண்ணெய்', 'இருமுறை சுத்திகரிக்கப்பட்ட'],
    ['டபுள் ரிஃபைண்ட்', 'டபுள் ரிஃபைண்ட்'],
  ])('the text %j warns of %j', (text, claim) => {
    expect(findClaims(text)).toEqual([claim])
  })

  it.each([
    'Unrefined: settled and cloth-filtered only',
    'A refined taste, extra mild',
    'Superb, refined cooking',
    'Extra virgin coconut oil',
    'Double boiled jaggery',
    'Saturated fat 16 g in 100 g',
    'Contains saturated fat; free delivery',
    'We press with all our heart, and the sound is soothing',
    'Microwave-safe jar, ultra smooth',
    'Cholesterol 0 mg',
    'A friend of the farmers',
    'நல்லெண்ணெய் மரச்செக்கில் ஆட்டியது',
    'சுத்திகரிக்கப்படாத எண்ணெய்',
    'இதயபூர்வமான நன்றி',
    'கொழுப்பு 100 கிராம்',
    '',
  ])('the text %j does not warn', (text) => {
    expect(findClaims(text)).toEqual([])
  })

  it('the check of claims finds each once, however many there are', () => {
    expect(findClaims('Double refined, anti-cholesterol and double refined')).toEqual([
      'anti-cholesterol',
      'Double refined',
    ])
  })
})

describe('the energy of a label', () => {
  const others = {
    sugars: 0,
    addedSugars: 0,
    saturated: 0,
    trans: 0,
    cholesterolMg: 0,
    sodiumMg: 0,
  }
  const warn = (energyKcal: number, protein: number, carbohydrate: number, fat: number) =>
    findEnergyWarning({ energyKcal, protein, carbohydrate, fat, ...others })

  it.each([
    [900, 0, 0, 100],
    [990, 0, 0, 100],
    [810, 0, 0, 100],
    [884, 0, 0, 100],
    [0, 0, 0, 0],
    [383, 0.4, 95, 0.1],
  ])('an energy of %j kcal for %j, %j and %j g is near enough', (...figures) => {
    expect(warn(...figures)).toBeNull()
  })

  it.each([
    [990.1, 0, 0, 100, 900],
    [809.9, 0, 0, 100, 900],
    [120, 0, 0, 100, 900],
    [10, 0, 0, 0, 0],
    [500, 10.1, 20.2, 30.3, 393.9],
  ])(
    'an energy of %j kcal for %j, %j and %j g warns with both figures',
    (energy, protein, carbohydrate, fat, computed) => {
      expect(warn(energy, protein, carbohydrate, fat)).toBe(labelMessages.energy(energy, computed))
      expect(labelMessages.energy(energy, computed)).toMatch(`${energy} kcal`)
      expect(labelMessages.energy(energy, computed)).toMatch(`${computed} kcal`)
    },
  )
})
