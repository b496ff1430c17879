/** Each with countries that it has a border with, or across whose sea many people and lists go; each pair once. */
const NEIGHBOURS = `
  DE DK PL CZ AT CH LI FR LU BE NL
  DK SE NO FO GL IS
  NO SE FI SJ IS
  SE FI AX
  FI EE RU AX
  GB IE FR GI JE GG IM MT CY BE NL
  FR BE LU CH IT ES AD GP GF MQ RE YT
  BE NL LU
  CH AT LI IT
  AT LI IT SI HU SK CZ
  IT SI SM VA MT HR AL
  ES PT AD GI MA
  PL CZ SK UA BY LT RU
  CZ SK
  SK HU UA
  HU SI HR RS RO UA
  RO BG MD RS UA
  BG RS MK GR TR
  GR MK AL TR CY
  HR SI BA RS ME
  RS BA ME XK MK
  BA ME
  ME AL XK
  AL XK MK
  MK XK
  LT LV BY RU
  LV EE BY RU
  EE RU
  UA BY MD RU
  BY RU
  RU KZ GE AZ MN CN KP NO AM
  GE AM AZ TR
  AM AZ TR IR
  AZ TR IR
  TR SY IQ IR CY
  KZ UZ KG TM CN
  UZ KG TJ TM AF
  KG TJ CN
  TJ AF CN
  TM AF IR
  AF PK IR CN
  PK IN IR CN AE
  IN BD NP BT LK MM CN MV
  BD MM
  NP CN BT
  IR IQ
  IQ SY JO SA KW
  SY LB JO IL
  JO SA IL PS
  IL LB PS EG
  SA AE QA KW BH OM YE EG
  AE OM QA BH IN
  OM YE
  EG LY SD
  LY TN DZ TD NE SD
  DZ TN MA MR ML NE EH
  MA MR EH
  SD TD ET ER SS CF
  SN GM GN GW ML MR
  ML GN CI BF NE MR
  CI GH BF LR GN
  GH TG BF NG
  NG BJ NE CM TD
  BJ TG BF NE
  BF TG NE
  NE TD
  GN SL LR GW
  SL LR
  CM TD GA GQ CG CF
  GA GQ CG
  CG CD CF AO
  CD AO ZM TZ RW BI UG SS CF
  KE TZ UG ET SO SS
  TZ UG RW BI MZ MW ZM
  UG RW SS
  ET ER SO DJ SS
  RW BI
  ZA NA BW ZW MZ LS SZ
  NA BW AO ZM
  ZW BW MZ ZM
  MZ MW ZM SZ
  MG MU RE KM YT
  TH MM LA KH MY
  VN LA KH CN
  MY SG ID BN PH
  SG ID
  ID TL PG PH AU
  CN HK MO TW MN KP LA MM
  HK MO TW
  JP KR TW
  AU NZ PG NC FJ
  NZ FJ WS TO CK
  US CA MX CU BS
  MX GT BZ
  GT HN SV BZ
  HN SV NI
  NI CR
  CR PA
  PA CO
  CO VE EC PE BR
  VE BR GY TT
  EC PE
  PE BO CL BR
  BO CL AR PY BR
  CL AR
  AR UY PY BR
  UY BR
  PY BR
  BR GY SR GF
  GY SR
  CU HT JM
  DO HT PR
`;

const PAIRS = new Set(
  NEIGHBOURS.trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', ...others] = line.trim().split(' ');
      return others.flatMap((other) => [country + other, other + country]);
    }),
);
// Monaco reads nearly every French mobile number, but few lists read in France are of Monaco.
PAIRS.add('MCFR');

/** True if lists of `other` are read in `one` too. */
export function areNeighbours(one: string, other: string): boolean {
  return PAIRS.has(one + other);
}
