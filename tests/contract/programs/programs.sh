# Programs in shell like those of third parties, with curl and jq: an error status or a path without a value loses the answer.
# First argument: the base address of calls.
set -u
base=$1 asked=0 lost=()

# Reads an answer through a filter of jq, whose last value must be neither null nor false.
reads() {
  asked=$((asked + 1))
  curl -sf --max-time 60 -A prices/1.0 "$base$1" | jq -e "$2" >/dev/null || lost+=("$1")
}

# Gettex's price of a fund, requested with the type of shares.
for isin in DE0005933931 IE00B4L5Y983 IE00BK5BQT80 LU0908500753; do
  reads "/v1/instruments/STOCK/ISIN:$isin/quote?codeMarket=_TRO" '.last and .datetimeLast and .isoCurrency == "EUR" and .market.codeMarket == "_TRO"'
done
reads '/v1/instruments/STOCK/ISIN:DE0007164600/quote?codeMarket=_TRO' '.last > 0'
# Feed of daily prices, read by two paths.
reads '/v1/instruments/FUND/ISIN:IE00B4L5Y983/eod_history?range=M1&withEarnings=true' '[.datetimeLast[], .last[]] | length > 20'
reads '/v1/instruments/INDEX/20735/eod_history?range=Y1' '(.datetimeLast | length) == (.last | length)'
# Coins by their pair.
for pair in BTCEUR BTC-EUR ETHUSD; do
  reads "/v1/cryptos/$pair/snapshot" '.quote.last > 0 and .quote.totalMoney > 0 and (.instrument.name | length) > 0'
done
# Search with another name of the text parameter, and its first hit.
reads '/v1/instruments/search?query=sap' '.list[0].isin == "DE0007164600"'
reads '/v1/instruments/search?query=IE00BK5BQT80' '.list[0].entitySubType == "ETF"'
# Snapshots by other names of their kinds.
for section in etfs funds; do reads "/v1/$section/ISIN:IE00BK5BQT80/snapshot" '.quote.last > 0'; done

printf '%s\n' "${lost[@]+"${lost[@]}"}" | jq -Rn --argjson asked "$asked" -c '{asked: $asked, lost: [inputs | select(length > 0)]}'
