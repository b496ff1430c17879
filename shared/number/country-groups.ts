/** Countries whose people and lists often cross their borders; one may be in several groups. */
const GROUPS = [
  'DK NO SE FI IS EE LV LT FO GL AX SJ',
  'GB IE FR BE NL LU DE JE GG IM',
  'DE AT CH LI FR BE NL LU DK PL CZ IT SI MC',
  'PL CZ SK HU UA LT BY RO MD AT DE',
  'ES PT FR AD GI IT',
  'ES GI MA',
  'IT SM VA MT SI HR AL GR CH FR TN',
  'HR SI BA RS ME MK AL XK BG RO HU GR',
  'GR CY TR BG MK AL',
  'RU BY UA KZ MD GE AM AZ EE LV LT FI MN PL CN',
  'KZ UZ KG TJ TM RU MN AF CN',
  'TR SY IQ IR GE AM AZ BG GR CY',
  'SA AE QA BH KW OM YE JO IQ EG IR IN PK',
  'IL PS JO LB SY EG TR',
  'EG LY SD TN DZ MA MR EH ML NE TD IL SA',
  'SN GM GN GW ML MR CI LR SL CV BF',
  'NG GH BJ TG CI NE BF CM ML TD LR',
  'CM GA GQ CG CD CF TD AO ST NG',
  'KE UG TZ RW BI ET SO SS SD DJ ER CD ZM MW MZ',
  'ZA NA BW ZW LS SZ MZ ZM MW AO',
  'MG MU RE YT KM SC ZA MZ',
  'IN PK BD LK NP BT MV AF IR MM CN',
  'TH MM LA KH VN MY CN',
  'SG MY ID BN PH TH TL AU PG VN',
  'CN HK MO TW JP KR KP MN RU VN',
  'AU NZ FJ PG NC VU SB WS TO PF CK',
  'US CA MX BS CU PR BM',
  'MX GT BZ SV HN NI CR PA',
  'CU DO HT JM PR TT BB BS CO VE AG DM GD KN LC VC CW AW GP MQ',
  'CO VE EC PE PA BR GY',
  'PE BO CL EC BR AR PY CO',
  'AR UY PY CL BR BO FK',
  'BR GF SR GY VE CO',
].map((group) => new Set(group.split(' ')));

export function areNear(one: string, other: string): boolean {
  return one === other || GROUPS.some((group) => group.has(one) && group.has(other));
}

/** With so few people that a list is from there only where something says so. */
const SMALL = new Set(
  (
    'AC AD AG AI AS AW AX BL BM BQ CC CK CV CW CX DM EH FK FM FO GD GF GG GI GL GP GU IM IO JE KI KM KN KY LC LI ' +
    'MC MF MH MP MQ MS NC NF NR NU PF PM PW RE SB SC SH SJ SM SR ST SX TA TC TK TO TV VA VC VG VI VU WF WS YT'
  ).split(' '),
);

export function isSmall(country: string): boolean {
  return SMALL.has(country);
}
