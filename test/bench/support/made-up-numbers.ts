/**
 * Numbers that nobody has, as people write them: 878 10 is a country code's only range and was never given to
 * anyone, and 555-0100 to 555-0199 is kept for fiction in every North American area.
 */
export function madeUpNumber(index: number): string {
  const mixed = (index * 7_368_787) % 99_999_989;
  const digits = String(mixed).padStart(10, '0');
  switch (index % 5) {
    case 0:
      return `(${AREAS[mixed % AREAS.length]}) 555-01${digits.slice(-2)}`;
    case 1:
    case 2:
      return `+878 10 ${digits.slice(0, 5)} ${digits.slice(5)}`;
    default:
      return `+87810${digits}`;
  }
}

const AREAS = [
  '201',
  '202',
  '203',
  '205',
  '206',
  '207',
  '208',
  '209',
  '210',
  '212',
  '213',
  '214',
  '215',
  '216',
  '217',
  '218',
  '219',
  '224',
  '225',
  '228',
  '229',
  '231',
  '234',
  '239',
  '240',
  '248',
  '251',
  '252',
  '253',
  '254',
  '256',
  '260',
];
