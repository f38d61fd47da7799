import { landingWords } from '@atlas/contract'
import drawing from './chart.svg'

const names = landingWords.chart

const soundings = [
  [985, 110, 31],
  [1180, 95, 27],
  [1250, 190, 18],
  [970, 330, 38],
  [1085, 350, 22],
  [1190, 325, 14],
  [1370, 200, 9],
  [1345, 640, 11],
  [1170, 770, 16],
  [975, 660, 29],
  [930, 810, 34],
  [1290, 760, 8],
  [1340, 440, 12],
  [860, 110, 41],
  [1030, 860, 24],
  [1420, 600, 6],
] as const

const ChartNames = () => (
  <g className="c-name">
    <text x="1090" y="286">
      {names.parcel}
    </text>
    <text x="1200" y="522">
      {names.safeAccount}
    </text>
    <text x="1322" y="376">
      {names.prize}
    </text>
    <text x="1050" y="776">
      {names.mum}
    </text>
    <text x="1014" y="560" className="you st">
      {names.you}
    </text>
    <text x="1462" y="512" className="you">
      {names.harbour}
    </text>
  </g>
)

/** The chart behind the box: rocks to avoid and a way into harbour. Land and water come from a drawing of their own. */
export const Chart = () => (
  <div className="chart-box">
    <svg className="chart" viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <use href={`${drawing}#chart`} width="1600" height="900" />
      <g className="c-sound">
        {soundings.map(([x, y, depth]) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {depth}
          </text>
        ))}
      </g>
      <path className="c-route" d="M1000 572c60-8 90 40 156 50 74 12 120-34 172-76 36-30 66-52 100-64" />
      <g className="c-way">
        <circle cx="1000" cy="572" r="9" />
        <circle cx="1156" cy="622" r="6" />
        <circle cx="1328" cy="546" r="6" />
      </g>
      <g className="c-anchor">
        <g transform="translate(1458 458)">
          <circle cx="0" cy="-13" r="4.5" />
          <path d="M0-8V18M-8-2H8M-15 6c1 8 7 12 15 12s14-4 15-12" />
        </g>
      </g>
      <g className="c-rock">
        <path d="M1090 202v26M1077 215h26M1322 288v24M1310 300h24M1050 706v24M1038 718h24M1190 428v24M1178 440h24" />
      </g>
      <ChartNames />
    </svg>
  </div>
)
