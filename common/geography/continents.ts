/** Continent code and name, with its countries (ISO 3166-1 alpha-2, and XK). */
export const CONTINENTS: [code: string, name: string, countries: string][] = [
  [
    'AF',
    'Africa',
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  ],
  ['AN', 'Antarctica', 'AQ BV GS HM TF'],
  [
    'AS',
    'Asia',
    'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TW UZ VN YE',
  ],
  [
    'EU',
    'Europe',
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  ],
  [
    'NA',
    'North America',
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  ],
  ['OC', 'Oceania', 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS'],
  ['SA', 'South America', 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE'],
]

const continentByCountry = new Map(
  CONTINENTS.flatMap(([code, , countries]) =>
    countries.split(' ').map((country) => [country, code] as const),
  ),
)

/** The code of a country's continent, '' for an unknown country. */
export const continentOf = (country: string): string => continentByCountry.get(country) ?? ''
