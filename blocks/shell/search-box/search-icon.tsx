export function SearchIcon() {
  return (
    <svg className="search-box__icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.8" cy="8.8" r="5.3" />
      <path d="m12.8 12.8 4.2 4.2" />
    </svg>
  );
}
