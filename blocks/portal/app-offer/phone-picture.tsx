/** Picture of a phone with a chart and a list of prices, in the colors of the theme. It adds nothing to the text. */
export function PhonePicture() {
  return (
    <svg
      className="app-offer__picture"
      viewBox="0 0 240 440"
      role="img"
      aria-label="Zeichnung: ein Telefon mit einem Chart und einer Kursliste"
    >
      <rect className="app-offer__case" x="4" y="4" width="232" height="432" rx="34" />
      <rect className="app-offer__screen" x="14" y="14" width="212" height="412" rx="25" />
      <rect className="app-offer__line" x="96" y="24" width="48" height="6" rx="3" />
      <rect className="app-offer__strong" x="30" y="52" width="84" height="11" rx="3" />
      <rect className="app-offer__line" x="30" y="70" width="50" height="7" rx="3" />
      <rect className="app-offer__strong" x="150" y="52" width="60" height="11" rx="3" />
      <rect className="app-offer__rising" x="172" y="70" width="38" height="7" rx="3" />
      <path className="app-offer__grid" d="M30 120H210M30 160H210M30 200H210" />
      <path
        className="app-offer__area"
        d="M30 196 46 188 60 192 76 172 92 178 108 158 124 164 140 142 156 150 172 128 190 134 210 112V216H30Z"
      />
      <path className="app-offer__curve" d="M30 196 46 188 60 192 76 172 92 178 108 158 124 164 140 142 156 150 172 128 190 134 210 112" />
      {[246, 288, 330, 372].map((y, index) => (
        <g key={y}>
          <path className="app-offer__grid" d={`M30 ${y - 13}H210`} />
          <rect className="app-offer__strong" x="30" y={y} width={[70, 54, 82, 62][index]} height="8" rx="3" />
          <rect className="app-offer__line" x="30" y={y + 13} width="36" height="6" rx="3" />
          <rect className="app-offer__strong" x="160" y={y} width="50" height="8" rx="3" />
          <rect className={index === 1 ? 'app-offer__falling' : 'app-offer__rising'} x="178" y={y + 13} width="32" height="6" rx="3" />
        </g>
      ))}
    </svg>
  );
}
